// Imported first: React reads this once, and in development mode renders three times slower.
process.env.NODE_ENV ??= 'production';
