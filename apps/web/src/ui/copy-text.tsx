import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

const COPIED_MS = 2000;

interface CopyTextProps {
	text: string;
	label: string;
	kind?: "accent" | "quiet";
}

/** Confirms the copy for two seconds. If the clipboard is blocked, it selects the text and says how to copy it. */
export function CopyText({ text, label, kind = "accent" }: CopyTextProps) {
	const field = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useState(false);
	const [isBlocked, setBlocked] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			setCopied(true);
		} catch {
			setBlocked(true);
			field.current?.focus();
		}
	};
	return (
		<div>
			<div className="flex flex-wrap gap-2">
				<input
					ref={field}
					readOnly
					value={text}
					aria-label={label}
					onFocus={({ currentTarget }) => currentTarget.select()}
					className="min-h-12 min-w-0 grow basis-52 rounded-md border-2 border-edge bg-sunk px-3 font-mono text-sm text-ellipsis"
				/>
				<Button kind={kind} onClick={copy} className="min-w-32 max-sm:grow">
					{isCopied ? "Copied ✓" : "Copy"}
				</Button>
			</div>
			<p role="status" className={isBlocked ? "mt-2 text-sm text-muted" : "sr-only"}>
				{isBlocked
					? "The browser does not allow copying: press Ctrl+C, or hold the text."
					: isCopied && "Copied"}
			</p>
		</div>
	);
}
