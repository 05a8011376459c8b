import { maintenanceState } from "../maintenance-notice.ts";
import type { SiteSettings } from "../site-settings.ts";
import type { LiveStreams } from "./streams.ts";

/**
 * Returns a chore that looks whether maintenance was switched since the last time, or what is said of it has changed, tells every stream of
 * this process, and ends those that may not stay. It also hears of what another process, or the command line on SQLite, has switched.
 */
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
