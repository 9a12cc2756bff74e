import type { toContract, toQuote } from './read-papers.ts';
import type { fileRef, toDetail, toMyApplication } from './read.ts';

export type MyApplication = NonNullable<ReturnType<typeof toMyApplication>>;
export type Progress = MyApplication['progress'];
export type StageDates = MyApplication['stages'][number];
export type Declared = MyApplication['declarations'][number];
export type ApplicationDetail = ReturnType<typeof toDetail>;
export type ApplicationItem = ApplicationDetail['items'][number];
export type FileRef = NonNullable<ReturnType<typeof fileRef>>;
export type FileVersion = ApplicationItem['versions']['lcaReport'][number];
export type Quote = NonNullable<ReturnType<typeof toQuote>>;
export type Contract = NonNullable<ReturnType<typeof toContract>>;
