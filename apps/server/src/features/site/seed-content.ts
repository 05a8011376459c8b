import type { Ctx } from "../../platform/context.ts";
import { seedLegal } from "./legal/seed-legal.ts";
import { seedUpdates } from "./updates/seed-updates.ts";

/** Runs at each start of the server; content that was seeded before is not added again. */
export async function seedContent(ctx: Ctx): Promise<void> {
	await seedLegal(ctx);
	await seedUpdates(ctx);
}
