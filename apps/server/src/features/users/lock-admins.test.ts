import { planOf } from "@hilo/db/testing/plan-of";
import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { lockAdmins } from "./lock-users.ts";

onEachDatabase((openSite) => {
	it("finds the administrators by index, however many users there are", async () => {
		const { db } = await openSite();
		expect(await planOf(db, lockAdmins)).toContain("users_admins");
	});
});
