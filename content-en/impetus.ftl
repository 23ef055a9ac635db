# Advanced Impetus 1.7: the words of the checks, the tables and the open points.

impetus = Advanced Impetus 1.7
