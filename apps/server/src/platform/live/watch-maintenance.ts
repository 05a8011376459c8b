import { maintenanceState } from "../maintenance-notice.ts";
import type { SiteSettings } from "../site-settings.ts";
import type { LiveStreams } from "./streams.ts";

/** A chore: notices changes of maintenance and its notice by polling, as on SQLite the command line sends no signal. */
export function maintenanceWatch({
	siteSettings,
	streams,
}: {
	readonly siteSettings: SiteSettings;
	readonly streams: LiveStreams;
}) {
	let last: string | null = null;
	return async (): Promise<void> => {
		if (streams.size === 0) {
			last = null;
			return;
		}
		const now = await maintenanceState({ siteSettings });
		if (last !== null && now !== last) {
			streams.deliver({ to: "everyone", event: { kind: "maintenance" } });
			streams.recheck("everyone");
		}
		last = now;
	};
}
