import { useHydrated } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { CopyLink } from "../../../ui/copy-link.tsx";

interface LinkWellProps {
	path: string;
	/** What goes along with it where the browser shares it. */
	text: string;
	/** Whether it is what the page is about. */
	isMain: boolean;
}

/** A link to hand on: by the browser's own share sheet, or to copy. */
export function LinkWell({ path, text, isMain }: LinkWellProps) {
	// The server's page does not know under which name the browser has reached the site.
	const url = useHydrated() ? window.location.origin + path : path;
	const sheet = { text, url };
	const canShare = useHydrated() && navigator.canShare?.(sheet) === true;
	const kind = isMain ? "accent" : "quiet";
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<CopyLink url={url} label="Link to the duel" kind={canShare ? "quiet" : kind} />
			{canShare && (
				<Button kind={kind} wide onClick={() => navigator.share(sheet).catch(() => {})}>
					Share…
				</Button>
			)}
		</div>
	);
}
