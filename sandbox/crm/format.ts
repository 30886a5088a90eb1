const days = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** An ISO 8601 day as the CRM shows it: `9 Nov 2026`. */
export function formatDay(iso: string): string {
  return days.format(new Date(iso));
}

/** An amount in its currency (ISO 4217) as the CRM shows it: `$1,250`. */
export function formatMoney({ amount, currency }: { amount: number; currency: string }): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  return new Intl.NumberFormat('en-US', options).format(amount);
}
