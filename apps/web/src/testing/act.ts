import React from "react";
import { flushSync } from "react-dom";

/** Of React's: a render takes one and its effects another, and what they do may bring further ones. */
const TURNS = 10;

/**
 * `vitest-browser-react` renders through React's `act`, which players' React lacks. With this one, what a test renders or does stands on
 * the page when the call returns, effects included.
 */
Object.assign(React, {
	async act(work: () => unknown): Promise<void> {
		await flushSync(work);
		for (let turn = 0; turn < TURNS; turn++) await nextTask();
	},
});

/** Waits for the tasks that React has scheduled so far, also where a test holds the timers. */
function nextTask(): Promise<void> {
	const { port1, port2 } = new MessageChannel();
	return new Promise((resolve) => {
		port1.onmessage = () => {
			port1.close();
			resolve();
		};
		port2.postMessage(null);
	});
}
