-- As in 116, for the function that came after it: compiling its plan takes longer than running it.
alter function list_near_names set jit = off;
