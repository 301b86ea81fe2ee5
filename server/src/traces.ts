import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { z } from 'zod'
import { errorCode } from './error-code.ts'

/** Where spans are sent: a collector that accepts OTLP over HTTP. */
export interface TraceConfig {
  endpoint: string
  /** The service name of this club's spans. */
  service: string
  /** The fraction of requests that are traced, from 0 to 1. */
  share: number
}

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'an address like http://127.0.0.1:4318' })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  OTEL_SERVICE_NAME: z.string().trim().max(100).default('touchline'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d{1,6})$/, 'a number from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
}

export const tracesFrom = ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_SERVICE_NAME: service,
  OTEL_TRACES_SAMPLER_ARG: share,
}: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  OTEL_TRACES_SAMPLER_ARG: number
}): TraceConfig | undefined => (endpoint ? { endpoint, service, share } : undefined)

/** Undefined unless traces are collected, because the spans of a small read would take longer than the read itself. */
let tracer: Tracer | undefined

/** On shutdown, do not wait longer than this for the collector. */
const PATIENCE_MS = 3_000

/**
 * Starts sending spans and returns a function that flushes what is pending and stops. The packages are loaded only
 * where traces are wanted. While the collector is down, up to 2,048 spans are queued and the rest are dropped.
 */
export async function sendTraces(
  { endpoint, service, share }: TraceConfig,
  onProblem: (problem: string) => void,
): Promise<() => Promise<void>> {
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: PATIENCE_MS })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  })
  const silent = () => {}
  diag.setLogger({ error: onProblem, warn: silent, info: silent, debug: silent, verbose: silent })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager())
  tracer = provider.getTracer('touchline')
  return async () => {
    tracer = undefined
    await provider.shutdown().catch((error) => onProblem(`The last traces are lost: ${error.message}`))
    context.disable()
    diag.disable()
  }
}

/** Runs the work in a span of the current request or job. The name must not identify anybody. */
export function traced<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!tracer) return work()
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await work()
    } catch (error) {
      // Never record the message, which may quote what a user typed.
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorCode(error) ?? 'fault')
      throw error
    } finally {
      span.end()
    }
  })
}

/**
 * Handles a request as the root span of a new trace. The client's own trace headers are ignored, because strangers must
 * not decide which requests are traced.
 */
export function traceRequest(request: IncomingMessage, response: ServerResponse, handle: () => void): void {
  if (!tracer) {
    handle()
    return
  }
  const { method = 'GET' } = request
  const span = tracer.startSpan(method, { kind: SpanKind.SERVER, root: true })
  span.setAttribute('http.request.method', method)
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (!response.writableFinished) span.setAttribute('error.type', 'hung up')
    if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
  })
  context.with(trace.setSpan(ROOT_CONTEXT, span), handle)
}

/** Names the span after the route pattern, because the address itself may contain a secret. */
export function nameRequest({ method }: IncomingMessage, route: string): void {
  if (tracer) trace.getActiveSpan()?.updateName(`${method} ${route}`).setAttribute('http.route', route)
}

/** Adds the trace ids to a log line. */
export function traceOfLine(): { trace_id?: string; span_id?: string } {
  const span = tracer ? trace.getActiveSpan()?.spanContext() : undefined
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}
