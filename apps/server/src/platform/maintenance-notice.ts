import type { Platform } from "./platform.ts";
import type { SiteSettings } from "./site-settings.ts";

export interface MaintenanceNotice {
	readonly message: string | null;
	/** The expected end, ISO 8601. */
	readonly until: string | null;
	/** Counts the changes, so that no two states have the same text. */
	readonly change: number;
}

const NO_NOTICE: MaintenanceNotice = { message: null, until: null, change: 0 };

export function readNotice(stored: string): MaintenanceNotice {
	return stored === "" ? NO_NOTICE : JSON.parse(stored);
}

/** Returns another text after each change, for what must not be shown across one. */
export async function maintenanceState({
	siteSettings,
}: {
	readonly siteSettings: Pick<SiteSettings, "get">;
}): Promise<string> {
	return `${await siteSettings.get("maintenance")} ${await siteSettings.get("maintenanceNotice")}`;
}

/** A chore: notices changes of maintenance and its notice by polling, as on SQLite the command line sends no signal. */
export function maintenanceWatch({ siteSettings, live: { streams } }: Platform) {
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
