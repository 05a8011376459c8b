import { useEffect, useRef, useState } from "react";
import { Button, type ButtonKind } from "./button.tsx";

interface CopyTextProps {
	text: string;
	label: string;
	kind?: "accent" | "quiet";
}

/** Confirms the copy for two seconds. If the clipboard is blocked, it selects the text and says how to copy it. */
export function CopyText({ text, label, kind = "accent" }: CopyTextProps) {
	const field = useRef<HTMLInputElement>(null);
	const [isCopied, setCopied] = useCopied();
	const [isBlocked, setBlocked] = useState(false);
	const copy = async () => {
		if (await wasCopied(text)) {
			setCopied(true);
			return;
		}
		setBlocked(true);
		field.current?.focus();
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

interface ShareButtonProps {
	text: string;
	/** The address to share, or what finds it; its result is awaited at each press. */
	url: string | (() => Promise<string>);
	kind?: ButtonKind;
	small?: boolean;
}

/** Uses the browser's share dialog, otherwise the clipboard, otherwise shows the text to copy by hand. */
export function ShareButton({ text, url, kind = "quiet", small = false }: ShareButtonProps) {
	const [isWaiting, setWaiting] = useState(false);
	const [isCopied, setCopied] = useCopied();
	const [byHand, setByHand] = useState<string | null>(null);
	const share = async () => {
		const isAwaited = typeof url === "function";
		setWaiting(isAwaited);
		if (isAwaited) setCopied(false);
		const content = { text, url: isAwaited ? await url() : url };
		const written = `${content.text}\n${content.url}`;
		const result = await shareBySystem(content);
		// A refusal after waiting: the press no longer counts for the browser.
		const mayCopy = result === "failed" || (result === "refused" && !isAwaited);
		const hasCopied = mayCopy && (await wasCopied(written));
		setWaiting(false);
		setCopied(hasCopied);
		setByHand(hasCopied || result === "shared" ? null : written);
	};
	return (
		<div className="grid gap-2.5">
			<Button kind={kind} wide={!small} small={small} isBusy={isWaiting} onClick={share}>
				{isCopied ? "Copied ✓" : "Share"}
			</Button>
			<p role="status" className="sr-only">
				{isCopied && "Copied"}
			</p>
			{byHand !== null && <ByHand text={byHand} />}
		</div>
	);
}

/** "shared" also if the player closes the dialog; "refused" if the browser has such a dialog, but does not open it. */
async function shareBySystem(content: ShareData): Promise<"shared" | "refused" | "failed"> {
	if (!navigator.canShare?.(content)) return "failed";
	try {
		await navigator.share(content);
		return "shared";
	} catch (error) {
		const name = error instanceof DOMException ? error.name : "";
		if (name === "AbortError") return "shared";
		return name === "NotAllowedError" ? "refused" : "failed";
	}
}

const COPIED_MS = 2000;

/** A state that is true for two seconds after a copy. */
function useCopied() {
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), COPIED_MS);
		return () => clearTimeout(timer);
	}, [isCopied]);
	return [isCopied, setCopied] as const;
}

/** False where the browser has no clipboard or does not allow it. */
async function wasCopied(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

function ByHand({ text }: { text: string }) {
	const field = useRef<HTMLTextAreaElement>(null);
	useEffect(() => {
		field.current?.focus();
		field.current?.select();
	}, []);
	return (
		<label className="grid gap-1.5 text-left">
			Copy this text
			<textarea
				ref={field}
				readOnly
				value={text}
				rows={text.split("\n").length}
				className="w-full resize-none rounded-sm border-2 border-edge bg-sunk px-3 py-2.5"
			/>
		</label>
	);
}
