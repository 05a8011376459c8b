import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";

const DEBOUNCE_MS = 400;

/**
 * Props of a search field whose text is in the address. `search` puts it there, after a pause in typing or on Enter.
 * The field follows the address when it changes otherwise, as by going back.
 */
export function useAddressSearch(text: string, search: (text: string) => void) {
	const ref = useRef<HTMLInputElement>(null);
	const searched = useRef(text);
	const [typed, setTyped] = useState(text);
	const submit = () => {
		const wanted = ref.current?.value.trim() ?? "";
		if (wanted === searched.current) return;
		searched.current = wanted;
		search(wanted);
	};
	const submitTyped = useEffectEvent(submit);
	// Also searches for text that was typed before hydration.
	useEffect(() => {
		const timer = setTimeout(() => submitTyped(), DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	useEffect(() => {
		if (text === searched.current) return;
		searched.current = text;
		setTyped(text);
		if (ref.current) ref.current.value = text;
	}, [text]);
	return {
		ref,
		defaultValue: text,
		onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => setTyped(currentTarget.value),
		onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
			if (key === "Enter" && !nativeEvent.isComposing) submit();
		},
	};
}
