import { SITE_ERRORS } from "@hilo/rules/site/site.errors";
import { useEffect, useState } from "react";
import { MaintenanceWords } from "../../platform/maintenance-words.tsx";
import { CloseButton, Modal } from "../../ui/modal.tsx";

/** Tells a player during a run that it waits. It disappears when the site opens, and the run continues. */
export function RunWaits() {
	const [isClosed, setClosed] = useState(false);
	// The stage's keys need the focus there.
	useEffect(() => () => document.querySelector<HTMLElement>(".stage")?.focus(), []);
	if (isClosed) return null;
	return (
		<Modal title="Maintenance Mode Active" onClose={() => setClosed(true)}>
			<div className="mt-3 grid gap-3 text-lg text-pretty">
				<p>{SITE_ERRORS["site/maintenance"].message}</p>
				<MaintenanceWords />
				<p className="font-bold">
					Your run is kept, and its clock stands still. Leave this page open: it goes on by itself when the
					site opens again.
				</p>
			</div>
			<CloseButton wide className="mt-5">
				OK
			</CloseButton>
		</Modal>
	);
}
