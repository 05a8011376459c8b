import { expect, it } from "vitest";
import { setMaintenance } from "../../features/site/maintenance.ts";
import { onOneDatabase } from "../../testing/sites.ts";
import { hashSecret } from "../system/ids.ts";
import { maintenanceWatch } from "./watch-maintenance.ts";

const openSite = onOneDatabase();

it("ends streams after the command line started maintenance, without a signal on SQLite", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const watch = maintenanceWatch(site.services);
	const sessionId = hashSecret(ada.cookies.get("hilo_session") ?? "");
	const owner = { userId: ada.id, sessionId, isAdmin: false, address: "192.0.2.1" };
	const stream = site.services.streams.open(owner);
	await stream.next();
	await watch();
	await setMaintenance(site.another().operator, { isOn: true });
	site.clock.advance(1000);
	expect(site.services.streams.size).toBe(1);
	await watch();
	expect((await stream.next()).value).toEqual({ kind: "fact", fact: { kind: "maintenance" } });
	expect((await stream.next()).value).toMatchObject({ kind: "over", why: "maintenance" });
});
