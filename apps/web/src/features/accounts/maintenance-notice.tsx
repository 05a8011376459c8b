import { ERRORS } from "@hilo/rules/errors/errors";

export function MaintenanceNotice() {
	return (
		<div role="status" className="rounded-md bg-warn p-5 text-on-warn">
			<h2 className="text-xl">Maintenance Mode Active</h2>
			<p className="mt-2">{ERRORS["site/maintenance"].message}</p>
			<p className="mt-2">If you are an administrator, please sign in to continue.</p>
		</div>
	);
}
