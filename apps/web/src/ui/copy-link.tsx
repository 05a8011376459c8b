import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

const COPIED_MS = 2000;

interface CopyProps {
	label: string;
	kind?: "accent" | "quiet";
}

/** @param props.url the absolute address. */
export function CopyLink({ url, ...rest }: CopyProps & { url: string }) {
	return <CopyText text={url} {...rest} />;
}

/** Confirms the copy for two seconds. If the clipboard is blocked, it selects the text. */
export function CopyText({ text, label, kind = "accent" }: CopyProps & { text: string }) {
	const field = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useState(false);
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
			field.current?.focus();
		}
	};
	return (
		<div>
			<div className="flex gap-2">
				<input
					ref={field}
					readOnly
					value={text}
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
