import { useEffect, useRef, useState } from "react";
import { Button, type ButtonKind } from "./button.tsx";

const COPIED_MS = 2000;

interface ShareButtonProps {
	text: string;
	/** The address to share, or what finds it; its result is awaited at each press. */
	url: string | (() => Promise<string>);
	kind?: ButtonKind;
}

/** Uses the browser's share dialog, otherwise the clipboard, otherwise shows the text to copy by hand. */
export function ShareButton({ text, url, kind = "quiet" }: ShareButtonProps) {
	const [state, setState] = useState<"idle" | "waiting" | "copied">("idle");
	const [byHand, setByHand] = useState<string | null>(null);
	useEffect(() => {
		if (state !== "copied") return;
		const timer = setTimeout(() => setState("idle"), COPIED_MS);
		return () => clearTimeout(timer);
	}, [state]);
	const share = async () => {
		const isAwaited = typeof url === "function";
		if (isAwaited) setState("waiting");
		const content = { text, url: isAwaited ? await url() : url };
		const written = `${content.text}\n${content.url}`;
		const result = await shareBySystem(content);
		// A refusal after waiting: the press no longer counts for the browser.
		const mayCopy = result === "failed" || (result === "refused" && !isAwaited);
		const isCopied = mayCopy && (await wasCopied(written));
		setState(isCopied ? "copied" : "idle");
		setByHand(isCopied || result === "shared" ? null : written);
	};
	return (
		<div className="grid gap-2.5">
			<Button kind={kind} wide isBusy={state === "waiting"} onClick={share}>
				{state === "copied" ? "Copied ✓" : "Share"}
			</Button>
			<p role="status" className="sr-only">
				{state === "copied" ? "Copied" : ""}
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

async function wasCopied(text: string): Promise<boolean> {
	const copying = navigator.clipboard?.writeText(text);
	return (
		(await copying?.then(
			() => true,
			() => false,
		)) ?? false
	);
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
