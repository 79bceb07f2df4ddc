-- A plan made for the thousands of texts of an import, or for an empty table, would be kept for a single text and read all words for it.
alter function note_text_words() set enable_seqscan = off;
alter function note_text_words() set enable_hashjoin = off;
alter function note_text_words() set enable_mergejoin = off;
