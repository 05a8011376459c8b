import { dismissToast, type Toast, type ToastKind } from "../../platform/toasts.ts";

const KINDS: Record<ToastKind, { mark: string; word: string; look: string }> = {
	success: { mark: "✓", word: "Done", look: "bg-correct text-on-correct" },
	error: { mark: "!", word: "Error", look: "bg-wrong text-on-wrong" },
	info: { mark: "i", word: "Note", look: "bg-ink text-paper" },
};

export function Toasts({ toasts }: { toasts: readonly Toast[] }) {
	return toasts.map(({ id, kind, text }) => {
		const { mark, word, look } = KINDS[kind];
		return (
			<div
				key={id}
				className={`toast pointer-events-auto flex items-center gap-3 rounded-md py-2 pr-2 pl-4 ${look}`}
			>
				<span aria-hidden="true" className="font-display text-xl font-extrabold">
					{mark}
				</span>
				<span>
					<span className="sr-only">{word}: </span>
					{text}
				</span>
				<button
					type="button"
					aria-label="Dismiss"
					className="press grid size-9 place-items-center text-xl leading-none"
					onClick={() => dismissToast(id)}
				>
					×
				</button>
			</div>
		);
	});
}
