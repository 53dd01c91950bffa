// Reading what a stranger has sent: of the right shape and not too deep, or refused with the place that is wrong.
import { Refusal } from '@undertow/shared/protocol/errors.ts';
import type { z } from 'zod';
import { isDeeperThan, MOST_DEEP } from '../limits/depth.ts';

export function read<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  if (isDeeperThan(MOST_DEEP, json)) throw new Refusal('malformed', 'This is nested too deeply.');
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.map(String).join('.');
  const what = issue?.message ?? 'it is not as it should be';
  throw new Refusal('malformed', field ? `${field}: ${what}.` : `${what}.`, field ? { field } : {});
}
