import type { Ctx } from "../../platform/context.ts";

/** Whether the database answers. Anyone may ask. */
export async function health({ db, log }: Pick<Ctx, "db" | "log">): Promise<boolean> {
	try {
		await db.ping();
		return true;
	} catch (error) {
		log.error({ err: error }, "the database does not answer");
		return false;
	}
}
