import { pickOne, randomFrom, wholeNumberBetween } from '@/sandbox/random';
import type { SeededCampaign } from './campaigns';
import { fictionalNumber, NUMBERS_BY_COUNTRY } from './fictional-numbers';
import { editorName, personName } from './people';

const DAY = 24 * 60 * 60 * 1000;
const COUNTRIES = Object.keys(NUMBERS_BY_COUNTRY);
const HOME = ['US', 'US', 'GB', 'US', 'US', 'DE', 'FR', 'AU'];
const UNANSWERED = ['NOANSWER', 'BUSY', 'FAILED', 'VOICEMAIL'] as const;
const TALKED = ['Interested', 'Callback requested', 'Not interested', 'Wrong number'] as const;

/** A contact of a campaign before it is in the database. */
export interface SeededContact {
  mobileNo: string;
  inputData: Record<string, string>;
  /** 0 Fresh, 1 Completed, 2 Halted, 3 Inqueue. */
  status: number;
  attempts: number;
  durationSeconds: number;
  /** Epoch milliseconds. */
  lastAttemptAt: number | null;
  disposition: string;
  firstStatus: string;
  lastStatus: string;
  updatedBy: string;
}

/** Generates the contacts of a campaign, with calls as its status says. */
export function* seedContacts(
  seed: string,
  campaign: SeededCampaign,
  now: number,
): Generator<SeededContact> {
  const random = randomFrom(`${seed}|contacts|${campaign.id}`);
  for (let n = 0; n < campaign.audience; n += 1) {
    const { first, last } = personName(random);
    yield {
      mobileNo: fictionalNumber(random, countryOf(random, campaign, n)),
      inputData: { first_name: first, last_name: last, ...campaign.theme.data(random) },
      updatedBy: editorName(random),
      ...callsSoFar(random, campaign, now),
    };
  }
}

// Mostly the workspace's own country. Every sixth contact is from the next country of the whole list.
function countryOf(random: () => number, campaign: SeededCampaign, n: number): string {
  const abroad = n % 6 === 5;
  const home = HOME[campaign.workspaceId - 1] ?? 'US';
  if (!abroad) return random() < 0.1 ? 'CA' : home;
  return COUNTRIES[(campaign.id + (n - 5) / 6) % COUNTRIES.length] ?? home;
}

function callsSoFar(random: () => number, campaign: SeededCampaign, now: number) {
  const status = statusOf(random, campaign);
  const most = campaign.maxRetry + 1;
  const attempts = status === 0 ? 0 : wholeNumberBetween(random, status === 3 ? 0 : 1, most);
  if (attempts === 0) return { ...UNTOUCHED, status };
  const talked = status === 1;
  const lastStatus = talked ? 'COMPLETED' : pickOne(random, UNANSWERED);
  return {
    status,
    attempts,
    durationSeconds: talked ? wholeNumberBetween(random, 12, 420) : 0,
    lastAttemptAt: now - Math.floor(random() * 60 * DAY),
    disposition: talked ? pickOne(random, TALKED) : 'No contact',
    firstStatus: attempts === 1 ? lastStatus : pickOne(random, UNANSWERED),
    lastStatus,
  };
}

const UNTOUCHED = {
  attempts: 0,
  durationSeconds: 0,
  lastAttemptAt: null,
  disposition: '',
  firstStatus: '',
  lastStatus: '',
};

function statusOf(random: () => number, campaign: SeededCampaign): number {
  if (campaign.status === 'draft') return 0;
  if (campaign.status === 'force_completed') return random() < 0.7 ? 1 : 2;
  return pickOne(random, [0, 0, 0, 1, 1, 1, 1, 2, 3, 3]);
}
