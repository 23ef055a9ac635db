# De Bellis Empire: le parole delle verifiche, delle tabelle e dei punti aperti.

dbe = De Bellis Empire
