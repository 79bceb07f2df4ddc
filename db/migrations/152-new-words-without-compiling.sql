-- What is forbidden counts as dear, and dear plans are compiled, which takes longer than they do.
alter function note_text_words() set jit = off;
