import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

const COPIED_MS = 2000;

interface CopyLinkProps {
	/** The absolute address. */
	url: string;
	label: string;
	kind?: "accent" | "quiet";
}

/** Confirms the copy for two seconds. If the clipboard is blocked, it selects the address. */
export function CopyLink({ url, label, kind = "accent" }: CopyLinkProps) {
	const field = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(url);
			setCopied(true);
		} catch {
			field.current?.focus();
		}
	};
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
