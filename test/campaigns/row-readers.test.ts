import '@/test/calls/support/database';
import { openCampaignDatabase } from '@/lib/campaigns/database';
import { campaignRows } from '@/lib/campaigns/row-readers';
import { goodCampaignRows } from '@/test/support/garbage/good-rows';
import { testTables } from '@/test/support/garbage/table-tests';

testTables(openCampaignDatabase('rows-of-campaigns'), campaignRows, goodCampaignRows);
