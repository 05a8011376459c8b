import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { FormContext } from "./form-context.ts";

type Texts<Name extends string> = Record<Name, string>;
/** Returns in words what is wrong with a text that was typed; null when nothing is. */
export type Check = (text: string) => string | null;

interface FormProps<Name extends string> {
	/** A check for each field, in the order in which faults are looked for. */
	checks: Readonly<Record<Name, Check>>;
	/** Gets what stands in the fields once nothing is wrong with it. */
	send: (texts: Texts<Name>) => void;
	/** The sending is under way: nothing more is sent. */
	isBusy: boolean;
	/** Everything was sent: the fields go back to what they were at first. */
	isDone?: boolean;
	/** What the sending came back with. Shown in red above the fields. */
	problem?: ReactNode;
	/** The same, for what belongs to one of the fields. */
	problems?: Readonly<Partial<Texts<NoInfer<Name>>>> | undefined;
	/** What stands in the fields at first. */
	initial?: Readonly<Partial<Texts<NoInfer<Name>>>>;
	className?: string;
	children: ReactNode;
}

/**
 * A form of text fields. The fields keep what is typed, so that nothing is lost that was typed before the page's script came, or when
 * the sending fails. A fault is shown at its field, and the first faulty field gets the focus.
 */
export function Form<Name extends string>({
	checks,
	send,
	isBusy,
	isDone = false,
	problem,
	problems,
	initial,
	className = "grid grid-cols-[minmax(0,1fr)] gap-5",
	children,
}: FormProps<Name>) {
	const form = useRef<HTMLFormElement>(null);
	const names = Object.keys(checks) as Name[];
	const [found, setFound] = useState<Partial<Texts<Name>>>({});
	const [edited, setEdited] = useState<readonly string[]>([]);
	const isChanged = useIsChanged(form, isDone, JSON.stringify(initial));
	useFocusOnProblem(form, names, problems);

	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy) return;
		const texts = textsOf(names, event.currentTarget);
		const faults = faultsOf(checks, texts);
		setFound(faults);
		setEdited([]);
		const first = names.find((name) => faults[name]);
		if (first) focusOn(event.currentTarget, first);
		else send(texts);
	};
	const faults = Object.fromEntries(
		names.filter((name) => !edited.includes(name)).map((name) => [name, found[name] ?? problems?.[name]]),
	);
	return (
		<form
			ref={form}
			// The catalogue's messages stand in for the browser's own.
			noValidate
			method="post"
			onInput={({ target }) => {
				if (isField(target)) setEdited([...edited, target.name]);
			}}
			onSubmit={submit}
		>
			<div role="alert">
				{problem && Object.keys(found).length === 0 && (
					<p className="mb-5 rounded-md border-2 border-wrong px-4 py-3 font-bold text-wrong [overflow-wrap:anywhere]">
						{problem}
					</p>
				)}
			</div>
			<div className={className}>
				<FormContext value={{ faults, initial: initial ?? {}, isBusy, isChanged }}>{children}</FormContext>
			</div>
		</form>
	);
}

/** Whether anything stands in the fields that did not stand there at first. */
function useIsChanged(form: { current: HTMLFormElement | null }, isDone: boolean, initial?: string): boolean {
	const [isChanged, setChanged] = useState(false);
	useEffect(() => {
		const { current } = form;
		if (isDone) current?.reset();
		const look = () =>
			setChanged(inputsOf(current).some(({ value, defaultValue }) => value !== defaultValue));
		look();
		current?.addEventListener("input", look);
		return () => current?.removeEventListener("input", look);
	}, [form, isDone, initial]);
	return isChanged;
}

/** Puts the focus on the first field that the sending came back with a problem for. */
function useFocusOnProblem(
	form: { current: HTMLFormElement | null },
	names: readonly string[],
	problems: Readonly<Partial<Texts<string>>> = {},
): void {
	const first = names.find((name) => problems[name]);
	useEffect(() => {
		if (first) focusOn(form.current, first);
	}, [form, first]);
}

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: EventTarget): target is FieldElement =>
	target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const inputsOf = (form: HTMLFormElement | null) =>
	Array.from(form?.querySelectorAll<FieldElement>("input, textarea") ?? []);

function focusOn(form: HTMLFormElement | null, name: string): void {
	inputsOf(form)
		.find((input) => input.name === name)
		?.focus();
}

function textsOf<Name extends string>(names: readonly Name[], form: HTMLFormElement): Texts<Name> {
	const data = new FormData(form);
	return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Texts<Name>;
}

function faultsOf<Name extends string>(
	checks: Readonly<Record<Name, Check>>,
	texts: Texts<Name>,
): Partial<Texts<Name>> {
	const faults: Partial<Texts<Name>> = {};
	for (const name of Object.keys(checks) as Name[]) {
		const fault = checks[name](texts[name]);
		if (fault !== null) faults[name] = fault;
	}
	return faults;
}
