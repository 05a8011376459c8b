import { type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

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

const COPIED_MS = 2000;

/** Copies a text and confirms it for two seconds. If the clipboard is blocked, it selects the text. */
function useCopied(text: string, field: RefObject<HTMLInputElement | null>) {
	const [copies, setCopies] = useState(0);
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (copies === 0) return;
		setCopied(true);
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopies((before) => before + 1);
		} catch {
			field.current?.focus();
			field.current?.select();
		}
	};
	return { isCopied, copy };
}
