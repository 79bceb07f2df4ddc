// Every language but English, each a folder.
export * as ar from './ar/index.ts';
export * as fr from './fr/index.ts';
export * as pt from './pt/index.ts';
export * as sw from './sw/index.ts';
