import { useMe } from "../platform/session.ts";
import { ClosedSite } from "./maintenance/closed-site.tsx";
import { OpenToAdmins } from "./maintenance/open-to-admins.tsx";

/** The site-wide word about maintenance. The sign-in page has one of its own. */
export function MaintenanceBanner() {
	return useMe()?.isAdmin ? <OpenToAdmins /> : <ClosedSite />;
}
