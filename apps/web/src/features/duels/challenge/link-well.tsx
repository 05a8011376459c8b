import { useHydrated } from "@tanstack/react-router";
import { useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { useCopied } from "../../custom-games/share/use-copied.ts";

interface LinkWellProps {
	path: string;
	/** What goes along with it where the browser shares it. */
	text: string;
	/** Whether it is what the page is about. */
	isMain: boolean;
}

/** A link to hand on: by the browser's own share sheet, or to copy. */
export function LinkWell({ path, text, isMain }: LinkWellProps) {
	const field = useRef<HTMLInputElement>(null);
	// The server's page does not know under which name the browser has reached the site.
	const url = useHydrated() ? window.location.origin + path : path;
	const { isCopied, copy } = useCopied(url, field);
	const sheet = { text, url };
	const canShare = useHydrated() && navigator.canShare?.(sheet) === true;
	const kind = isMain ? "accent" : "quiet";
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-3">
			<div className="flex gap-2">
				<input
					ref={field}
					readOnly
					value={url}
					aria-label="Link to the duel"
					onFocus={({ currentTarget }) => currentTarget.select()}
					className="min-h-12 min-w-0 grow rounded-md border-2 border-edge bg-sunk px-3 font-[ui-monospace,monospace] text-sm text-ellipsis"
				/>
				<Button kind={canShare ? "quiet" : kind} onClick={copy} className="min-w-32">
					{isCopied ? "Copied ✓" : "Copy"}
				</Button>
			</div>
			<p role="status" className="sr-only">
				{isCopied ? "Copied" : ""}
			</p>
			{canShare && (
				<Button kind={kind} wide onClick={() => navigator.share(sheet).catch(() => {})}>
					Share…
				</Button>
			)}
		</div>
	);
}
