import { createContext } from "react";

interface FormState {
	/** Error texts by field. */
	readonly faults: Readonly<Record<string, string | undefined>>;
	/** The initial texts. */
	readonly initial: Readonly<Record<string, string | undefined>>;
	readonly isBusy: boolean;
	/** Whether a field differs from what was last sent. */
	readonly isChanged: boolean;
}

export const FormContext = createContext<FormState>({
	faults: {},
	initial: {},
	isBusy: false,
	isChanged: false,
});
