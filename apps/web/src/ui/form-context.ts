import { createContext } from "react";

interface FormState {
	/** What is wrong with each field, in words. */
	readonly faults: Readonly<Record<string, string | undefined>>;
	/** What stands in each field at first. */
	readonly initial: Readonly<Record<string, string | undefined>>;
	readonly isBusy: boolean;
	/** Whether anything was typed that is not sent yet. */
	readonly isChanged: boolean;
}

/** What the fields and buttons of a form know of it. */
export const FormContext = createContext<FormState>({
	faults: {},
	initial: {},
	isBusy: false,
	isChanged: false,
});
