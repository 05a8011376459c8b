import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { createSessionAdapter } from "./sessions.ts";

onEachDatabase((openSite) => {
	it("finds expired sessions by index, however many there are", async () => {
		const { db, clock } = await openSite();
		const plan = await planOf(db, (tx) =>
			createSessionAdapter({ ...db, kysely: tx }, clock).deleteExpiredSessions(),
		);
		expect(plan).toContain("sessions_expired");
	});
});
