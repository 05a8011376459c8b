import { Spinner } from "../../../ui/spinner.tsx";
import "./stage-waiting.css";

/** As large as the stage. */
export function StageWaiting({ text }: { text: string }) {
	return (
		<div className="stage-waiting">
			<Spinner label={text} />
			<p aria-hidden="true">{text}</p>
		</div>
	);
}
