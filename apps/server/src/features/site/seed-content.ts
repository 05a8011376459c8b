import type { Ctx } from "../../platform/context.ts";
import { seedLegal } from "./legal/seed-legal.ts";
import { seedUpdates } from "./updates/seed-updates.ts";

/** Puts the first content on the site. A chore of the server's start; doing it again changes nothing. */
export async function seedContent(ctx: Ctx): Promise<void> {
	await seedLegal(ctx);
	await seedUpdates(ctx);
}
