const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats an ISO 8601 day: `9 Nov 2026`. */
export function formatDay(iso: string): string {
  return days.format(new Date(iso));
}

/** Formats an amount in its currency (ISO 4217): `$1,250`. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', options).format(amount);
}
