import type { SiteSettings } from "./site-settings.ts";

/** What is said of maintenance. */
export interface MaintenanceNotice {
	readonly message: string | null;
	/** When it is expected to be over: ISO. */
	readonly until: string | null;
	/** Counts the changes, so that no two states are stored as the same text. */
	readonly change: number;
}

const NOTHING_SAID: MaintenanceNotice = { message: null, until: null, change: 0 };

/** Returns what a setting `maintenanceNotice` holds. */
export function readNotice(stored: string): MaintenanceNotice {
	return stored === "" ? NOTHING_SAID : JSON.parse(stored);
}

/** Returns another text after each change: what was made before it must not be shown any more. */
export async function maintenanceState({
	siteSettings,
}: {
	readonly siteSettings: Pick<SiteSettings, "get">;
}): Promise<string> {
	return `${await siteSettings.get("maintenance")} ${await siteSettings.get("maintenanceNotice")}`;
}
