/** React's production build, as in a browser: it draws in three quarters of the time. To be loaded before React. */
process.env['NODE_ENV'] = 'production';

export {};
