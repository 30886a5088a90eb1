/** Never aborts: the browser stops the background without telling it, and everything ends with it. */
export const backgroundLifetime = new AbortController().signal;
