import { Spinner } from "../../../ui/spinner.tsx";

/** As large as the stage. */
export function StageWaiting({ text }: { text: string }) {
	return (
		<div className="grid flex-1 place-content-center justify-items-center gap-6 font-display text-2xl leading-[1.2] font-bold in-[.stage-frame]:absolute in-[.stage-frame]:inset-0">
			<Spinner label={text} />
			<p aria-hidden="true">{text}</p>
		</div>
	);
}
