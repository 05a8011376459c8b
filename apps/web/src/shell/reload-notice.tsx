import { LOST_CODE_TEXT, useReloadReason } from "../platform/reload.ts";
import { Button } from "../ui/button.tsx";

/** Offers a reload when code fails to load, and after a release. The page stays as it is until then. */
export function ReloadNotice() {
	const reason = useReloadReason();
	if (!reason) return null;
	return (
		<div
			role="status"
			// Hidden if the page or a game offers the reload itself.
			className="[body:has([data-offers-reload])_&]:hidden sticky top-(--bar) z-20 flex flex-wrap items-center gap-4 border-b border-line bg-raise px-(--gutter) py-3"
		>
			<p className="grow font-display font-bold">
				{reason === "lost-code" ? LOST_CODE_TEXT : "A new version is here."}
			</p>
			<Button kind="quiet" onClick={() => location.reload()}>
				Reload
			</Button>
		</div>
	);
}
