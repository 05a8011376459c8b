import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { MaintenanceWords } from "../../platform/maintenance-words.tsx";

export function MaintenanceNotice() {
	return (
		<div role="status" className="rounded-md bg-warn p-5 text-on-warn">
			<h2 className="text-xl">Maintenance Mode Active</h2>
			<p className="mt-2">{SITE_ERRORS["site/maintenance"].message}</p>
			<MaintenanceWords className="mt-2" />
			<p className="mt-2">If you are an administrator, please sign in to continue.</p>
		</div>
	);
}
