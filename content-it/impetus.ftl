# Advanced Impetus 1.7: le parole delle verifiche, delle tabelle e dei punti aperti.

impetus = Advanced Impetus 1.7
