import { useRef } from "react";
import { Button } from "./button.tsx";
import { useCopied } from "./use-copied.ts";

interface CopyLinkProps {
	/** The absolute address. */
	url: string;
	label: string;
	kind?: "accent" | "quiet";
}

export function CopyLink({ url, label, kind = "accent" }: CopyLinkProps) {
	const field = useRef<HTMLInputElement>(null);
	const { isCopied, copy } = useCopied(url, field);
	return (
		<div>
			<div className="flex gap-2">
				<input
					ref={field}
					readOnly
					value={url}
					aria-label={label}
					onFocus={({ currentTarget }) => currentTarget.select()}
					className="min-h-12 min-w-0 grow rounded-md border-2 border-edge bg-sunk px-3 font-[ui-monospace,monospace] text-sm text-ellipsis"
				/>
				<Button kind={kind} onClick={copy} className="min-w-32">
					{isCopied ? "Copied ✓" : "Copy"}
				</Button>
			</div>
			<p role="status" className="sr-only">
				{isCopied ? "Copied" : ""}
			</p>
		</div>
	);
}
