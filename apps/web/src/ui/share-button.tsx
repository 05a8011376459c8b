import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";

const COPIED_MS = 2000;

interface ShareButtonProps {
	text: string;
	url: string;
	isFirst?: boolean;
}

/** Uses the browser's share dialog, otherwise the clipboard, otherwise shows the text to copy by hand. */
export function ShareButton({ text, url, isFirst = false }: ShareButtonProps) {
	const [state, setState] = useState<"idle" | "copied" | "by-hand">("idle");
	useEffect(() => {
		if (state !== "copied") return;
		const timer = setTimeout(() => setState("idle"), COPIED_MS);
		return () => clearTimeout(timer);
	}, [state]);
	const share = async () => {
		if (await wasShared({ text, url })) return;
		const isCopied = await navigator.clipboard?.writeText(`${text}\n${url}`).then(
			() => true,
			() => false,
		);
		setState(isCopied ? "copied" : "by-hand");
	};
	return (
		<div className="grid gap-2.5">
			<Button kind={isFirst ? "accent" : "quiet"} wide onClick={share}>
				{state === "copied" ? "Copied ✓" : "Share"}
			</Button>
			<p role="status" className="sr-only">
				{state === "copied" ? "Copied" : ""}
			</p>
			{state === "by-hand" && <ByHand text={`${text}\n${url}`} />}
		</div>
	);
}

/** False if the browser can't share. True also if the player closes the dialog. */
async function wasShared(data: ShareData): Promise<boolean> {
	if (!navigator.canShare?.(data)) return false;
	try {
		await navigator.share(data);
		return true;
	} catch (error) {
		return error instanceof DOMException && error.name === "AbortError";
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
