/** The texts in Portuguese; what is missing is said in English. */

export {};
