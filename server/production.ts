// Imported before all else: React reads this once, and without it draws pages with its checks for
// developers, at three times the cost.
process.env.NODE_ENV ??= 'production';
