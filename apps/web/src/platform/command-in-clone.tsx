import { COMMAND_IN_CLONE } from "@hilo/rules/site/command";

/** Beside a text that names the operator's command. */
export function CommandInClone() {
	return (
		<>
			In a clone of the project, <code>hilo</code> is{" "}
			<code className="whitespace-nowrap">{COMMAND_IN_CLONE}</code>.
		</>
	);
}
