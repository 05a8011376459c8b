import { expect, it } from "vitest";
import { mayEnter } from "./maintenance.schema.ts";

it("lets everyone in, and in maintenance only administrators", () => {
	const users = [null, { isAdmin: false }, { isAdmin: true }];
	expect(users.map((user) => mayEnter({ maintenanceMode: false }, user))).toEqual([true, true, true]);
	expect(users.map((user) => mayEnter({ maintenanceMode: true }, user))).toEqual([false, false, true]);
});
