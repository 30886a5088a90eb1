/** The settings that are whole numbers, each with the least and the most that it can be. */
export const ranges = {
  didCallsPerDay: { least: 0, most: 1000 },
  didCoolDownMinutes: { least: 0, most: 240 },
  countdownSeconds: { least: 0, most: 10 },
  repeatSeconds: { least: 0, most: 86_400 },
  callsPerMinute: { least: 1, most: 60 },
  callsPerDayGoal: { least: 0, most: 1000 },
  awayMinutes: { least: 1, most: 240 },
  followSeconds: { least: 30, most: 3600 },
} as const;
