import { useMe } from "../platform/session.ts";
import { ClosedSite } from "./maintenance/closed-site.tsx";
import { OpenToAdmins } from "./maintenance/open-to-admins.tsx";

/** The banner of all pages but the sign-in page, which has its own. */
export function MaintenanceBanner() {
	return useMe()?.isAdmin ? <OpenToAdmins /> : <ClosedSite />;
}
